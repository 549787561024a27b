// The visible part of the map: panned and zoomed by hand, and never lost.

type Point = [number, number];

const MOST = 2.4; // times the size of the drawing
const FINGER = 0.54; // at this zoom a village is as wide as a finger, and its prices are read
const RIM = 60; // around a point, on the map: its village
const CLOSE = 0.66; // at this one it is looked at, and its neighbours

export class Camera {
  /** The map's upper left corner, in the window. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** The zoom at which the map is laid out; while fingers pinch it is only scaled. */
  laid = $state(1);
  /** The window. */
  wide = $state(0);
  high = $state(0);
  /** How much of the window's right edge is covered by other things. */
  covered = 0;
  #map: Point = [1, 1];
  #touched = false;
  /** Brings the same view back when the window changes; null once hands have moved the map. */
  #again: (() => void) | null = null;

  /** The zoom to begin with: the whole map, or for fingers a part of it. */
  get home(): number {
    return Math.max(this.#whole, this.#fingers && CLOSE);
  }

  /** The smallest zoom at which a finger meets a village; 0 where mice play. */
  get #fingers(): number {
    return innerWidth <= 900 ? FINGER : 0;
  }

  get #whole(): number {
    const [wide, high] = this.#clear;
    return Math.min(wide / this.#map[0], high / this.#map[1]);
  }

  get closer(): boolean {
    return this.zoom > this.#whole * 1.02;
  }

  /** The window has this size, and this is the size of the map. */
  open(wide: number, high: number, map: Point, at: Point): void {
    [this.wide, this.high, this.#map] = [wide, high, map];
    if (!wide || !high) return;
    if (this.#again) this.#again();
    else if (this.#touched) this.#keep();
    else this.goHome(at);
  }

  goHome(at: Point): void {
    this.#touched = false;
    this.zoom = this.laid = this.home;
    this.centre(at);
    this.#touched = false;
  }

  showAll(): void {
    this.zoom = this.laid = this.#whole;
    this.centre([this.#map[0] / 2, this.#map[1] / 2]);
    this.#again = () => this.showAll();
  }

  /** Look at all these points, as closely as they allow; where fingers could not tell them apart, at the one in their
   * middle, and its neighbours. */
  frame(points: Point[]): void {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - RIM, Math.max(...xs) + RIM];
    const [top, bottom] = [Math.min(...ys) - RIM, Math.max(...ys) + RIM];
    const [wide, high] = this.#clear;
    const fits = Math.min(wide / (right - left), high / (bottom - top));
    this.zoom = this.laid = Math.max(Math.min(this.home, fits), this.#whole, this.#fingers);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const far = (at: Point): number => Math.hypot(at[0] - x, at[1] - y);
    const nearest = points.reduce((a, b) => (far(b) < far(a) ? b : a));
    this.centre(this.zoom > fits ? nearest : [x, y]);
    this.#again = () => this.frame(points);
  }

  /** Look at one point so closely that it can be tapped. */
  approach(at: Point): void {
    this.zoom = this.laid = Math.max(this.zoom, CLOSE);
    this.centre(at);
  }

  /** How much of the window is not covered. */
  get #clear(): Point {
    return [this.wide - this.covered, this.high];
  }

  /** Bring a point of the map into the middle. */
  centre([x, y]: Point): void {
    this.#touch();
    const [wide, high] = this.#clear;
    this.x = wide / 2 - x * this.zoom;
    this.y = high / 2 - y * this.zoom;
    this.#keep();
  }

  /** Whether a point of the map is well inside the window. */
  sees([x, y]: Point, rim = 44): boolean {
    const [px, py] = [this.x + x * this.zoom, this.y + y * this.zoom];
    const [wide, high] = this.#clear;
    return px > rim && px < wide - rim && py > rim && py < high - rim;
  }

  panBy(dx: number, dy: number): void {
    this.#touch();
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** Zoom by a factor, around a point of the window. */
  zoomAt(px: number, py: number, factor: number): void {
    this.#touch();
    const zoom = Math.min(Math.max(this.zoom * factor, this.#whole), MOST);
    this.x = px - ((px - this.x) * zoom) / this.zoom;
    this.y = py - ((py - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
    this.#keep();
  }

  /** Lay the map out at the zoom that was reached. */
  settle(): void {
    this.laid = this.zoom;
  }

  #touch(): void {
    [this.#touched, this.#again] = [true, null];
  }

  #keep(): void {
    const [wide, high] = this.#clear;
    this.x = within(this.x, wide, this.#map[0] * this.zoom);
    this.y = within(this.y, high, this.#map[1] * this.zoom);
  }
}

/** Where a side of the map may begin: it covers the window, or lies in its middle. What is covered at
 * the edge can be drawn out from there. */
function within(at: number, clear: number, map: number): number {
  return map <= clear ? (clear - map) / 2 : Math.min(0, Math.max(clear - map, at));
}
