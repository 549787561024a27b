// Tables that no server keeps: lessons and replays. Nothing is agreed or announced at them.
import type { About, Room } from '../messages';

type Told = Pick<About, 'id' | 'game' | 'rules' | 'options' | 'live' | 'spectators'>;

export const aboutOf = (told: Told): About => ({
  ...told,
  public: false,
  hints: false,
  chat: false,
  clock: {},
  numbers: false,
  commitment: '',
  absence: 0,
});

export const roomOf = (status: Room['status'], people: Room['people']): Room => ({
  status,
  people,
  promises: {},
  numbers: {},
  tell: false,
  proposal: null,
  rematch: null,
});
