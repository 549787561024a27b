import { expect, test, vi } from 'vitest';
import './browser';
import { isForPage } from '../src/input/shortcuts';

/** An element that only knows what it lies in. */
class FakeElement {
  constructor(readonly inside: string) {}
  closest = (selector: string) => (selector.split(', ').includes(this.inside) ? this : null);
}
vi.stubGlobal('Element', FakeElement);

const pressed = (target: unknown, held: Partial<KeyboardEvent> = {}) =>
  ({ target, ctrlKey: false, metaKey: false, altKey: false, ...held }) as KeyboardEvent;

test('a key pressed at the table is for the page', () => {
  expect(isForPage(pressed(new FakeElement('button')))).toBe(true);
  expect(isForPage(pressed(null))).toBe(true);
  expect(isForPage(pressed(new FakeElement('button'), { shiftKey: true }))).toBe(true);
});

test.each(['input', 'textarea', 'select', 'dialog'])('a key typed in a %s is not', (field) => {
  expect(isForPage(pressed(new FakeElement(field)))).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s it is for the browser', (held) => {
  expect(isForPage(pressed(new FakeElement('button'), { [held]: true }))).toBe(false);
});
