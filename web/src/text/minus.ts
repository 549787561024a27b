/** A number with a true minus. */
export const minus = (figure: number | string): string => String(figure).replace(/-(?=\d)/g, '−');
