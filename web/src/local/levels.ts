// The levels of bots that players can choose, and those of old.
export { LEVELS } from '../messages/levels';

/** Where levels of old stand, about: tables that were opened with them go on. */
const OF_OLD: Record<string, string> = {
  easy: 'novice',
  normal: 'casual',
  hard: 'regular',
  expert: 'skilled',
};

/** The level of the ladder that is about as strong. */
export const onLadder = (level: string): string => OF_OLD[level] ?? level;
