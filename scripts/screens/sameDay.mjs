// Begins a process, or a page, at the moment of all pictures, and goes on from there at its own speed: days and
// deadlines in the pictures of two releases are the same. Node loads it before everything else, and the browser before
// each page; so it is a script without exports.
{
  const Machine = Date
  const moment = Machine.parse('2026-11-20T10:00:00+08:00')
  /** A page is told when its portal began, so that both have the same time. */
  const ahead = moment - (globalThis.portalBegan ?? Machine.now())
  globalThis.Date = class extends Machine {
    constructor(...given) {
      if (given.length > 0) super(...given)
      else super(Machine.now() + ahead)
    }
    static now() {
      return Machine.now() + ahead
    }
    static [Symbol.hasInstance](value) {
      return value instanceof Machine
    }
  }
}
