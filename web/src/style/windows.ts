// The windows for which pages and tables are laid out, each named once: `@media (--small)` in style
// sheets (vite.config.ts fills it in), `new MediaQuery(WINDOWS.small)` in scripts. Measured in em:
// large text makes a window small.
export const WINDOWS = {
  // Phones, tablets upright: one column, and the notebook is pulled up from a dock.
  small: '(max-width: 56.25em)',
  large: '(min-width: 56.3125em)',
  // A phone on its side.
  sideways: '(max-width: 56.25em) and (max-height: 31.25em) and (orientation: landscape)',
  // A phone upright.
  narrow: '(max-width: 37.5em)',
  // Less than a full screen: what only decorates gives way.
  compact: '(max-width: 77.5em)',
  spacious: '(min-width: 77.5625em)',
};
