// Begins a process, or a page, at the moment of all pictures, and goes on from there at its own speed: days and
// deadlines in the pictures of two releases are the same. Node loads it before everything else, and the browser before
// each page; so it is a script without exports.
{
  const Machine = Date
  // A Friday of a year whose holidays are known, still to come: a cookie that ends in the past would be thrown away.
  const moment = Machine.parse('2027-06-18T10:00:00+08:00')
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
