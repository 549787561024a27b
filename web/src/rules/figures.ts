// Pieces drawn beside the rules that mention them.
export interface Figure {
  art: string;
  box?: string;
}

const row = (...art: string[]): Figure[] => art.map((each) => ({ art: each }));
const part = (...names: string[]): Figure[] =>
  names.map((name) => ({ art: `az-${name}`, box: '0 0 120 90' }));
const hex = (...colours: string[]): Figure[] =>
  colours.map((colour) => ({
    art: colour === 'volcano' ? 'ga-volcano' : `ga-hex-${colour}`,
    box: '0 0 100 116',
  }));

export const FIGURES: Record<string, Figure[]> = {
  CA1: row('co-dolphin', 'co-toucan', 'co-chameleon', 'co-frog'),
  CA6: row('co-toad', 'co-toad'),
  CA7: row('co-chameleon', 'co-toad', 'co-snake'),
  CA10: row('co-chameleon', 'co-toucan'),
  AZ1: row(
    'az-shield-sun',
    'az-shield-moon',
    'az-shield-arrow',
    'az-shield-leaf',
    'az-shield-shell',
  ),
  AZ2: part('head-1', 'torso-1', 'legs-3'),
  AZ3: [{ art: 'az-warrior', box: '0 -4 100 104' }],
  AZ8: part('head-3', 'torso-2', 'legs-5'),
  GA1: hex('volcano', 'black', 'white', 'red', 'green', 'yellow', 'blue'),
  GA2: row(
    'ga-turtle-black',
    'ga-turtle-white',
    'ga-turtle-red',
    'ga-turtle-green',
    'ga-turtle-yellow',
    'ga-turtle-blue',
  ),
  GA3: [
    ...row('ga-die-black', 'ga-die-white', 'ga-die-red', 'ga-die-green', 'ga-die-yellow'),
    { art: 'ga-sandglass', box: '0 0 100 140' },
    { art: 'ga-pawn', box: '0 0 100 130' },
  ],
  GA6: [{ art: 'ga-sandglass', box: '0 0 100 140' }],
  GA8: [...row('ga-die-green', 'ga-die-blue'), { art: 'ga-pawn', box: '0 0 100 130' }],
  GA10: row('ga-turtle-yellow'),
  GA13: row('ga-turtle-red', 'ga-turtle-blue', 'ga-turtle-green'),
  AM1: row(
    'am-tile-orchid',
    'am-tile-fish',
    'am-tile-butterfly',
    'am-tile-parrot',
    'am-tile-reptile',
  ),
  AM2: row('am-hut', 'am-gold', 'am-silver', 'am-guide'),
  AM4: row('am-jaguar', 'am-crocodile', 'am-fire', 'am-theft', 'am-bonus', 'am-guide'),
  AM11: row('am-silver', 'am-fire', 'am-bonus', 'am-theft'),
  AM12: row('am-guide'),
  AM13: row('am-hut', 'am-jaguar', 'am-crocodile'),
};
