/** A number with a true minus. */
export const minus = (figure: number | string): string => String(figure).replace(/-(?=\d)/g, '−');

/** Points with a sign, as they stand to par. */
export function signed(points: number, language: string): string {
  const whole = Math.round(points * 10) / 10;
  const sign = whole > 0 ? '+' : whole < 0 ? '−' : '±';
  return sign + Math.abs(whole).toLocaleString(language);
}
