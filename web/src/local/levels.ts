// The levels of bots that players can choose, and older ones.
export { LEVELS } from '../messages/levels';

/** Where older levels stand, about: tables that were opened with them go on. */
const OF_OLD: Record<string, string> = {
  easy: 'novice',
  normal: 'casual',
  hard: 'regular',
  expert: 'skilled',
};

/** The level of the ladder that is about as strong. */
export const onLadder = (level: string): string => OF_OLD[level] ?? level;
