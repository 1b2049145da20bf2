// Values that no form of ours sends, each as the text of JSON: some of them no JavaScript could write.

const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels)
const text = (value: string) => JSON.stringify(value)

/** Of the wrong kind, or no value at all. */
const kinds = ['null', 'true', 'false', '0', '-1', '1.5', '[]', '[null]', '{}', '[[1]]', '{"a":1}']

const numbers = ['1e400', '-1e400', `1${'0'.repeat(400)}`, '9007199254740993', '-0', '1e-400', '0.1e-7']

const structures = [
  deep('[', ']', 10_000),
  deep('{"a":', '}', 1).replace('}', '1}'),
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  deep('[', ']', 9),
  '{"toString":"x","valueOf":1}',
  '{"length":5,"0":"a"}',
  '{"then":1}',
  '{"toJSON":1}',
]

/** Names that every object has. */
const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
const prototypes = ['{"constructor":{"prototype":{"admin":true}}}', '{"__proto__":{"admin":true}}']

const texts = [
  '',
  ' ',
  '　',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00',
  '\u202e8765432\u202c',
  '\u200b\u200d\ufeff',
  'a\r\nbcc: all@example.mo',
  '\u0300'.repeat(5000),
  'ﷺ'.repeat(3000),
  'İ'.repeat(100),
  'ß'.repeat(30),
  '😀'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(61_000),
  '-'.repeat(60_000),
  ' '.repeat(60_000),
  `${'a.'.repeat(120)}@`,
  `a@${'a-'.repeat(120)}`,
  `${'a '.repeat(30_000)}!`,
  '٣٤٥٦٧٨٩٠',
  '１２３４５６',
  '1e3',
  '0x10',
  'NaN',
  'null',
  'undefined',
  '0000-00-00',
  '9999-12-31',
  '-271821-04-20',
  '2026-02-30',
  '+275760-09-13',
  '2026-03-02T10:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '66129001',
  '123456',
  'A'.repeat(43),
  'eyJjaGFsbGVuZ2UiOm51bGx9',
  'eyJjaGFsbGVuZ2UiOnsicGFyYW1ldGVycyI6bnVsbH0sInNvbHV0aW9uIjp7fX0=',
  'W10=',
  '%00',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\\',
  '"',
]

/** As the value of a field. */
export const hostileValues = [
  ...kinds,
  ...numbers,
  ...structures,
  ...prototypes,
  ...inherited.map(text),
  ...texts.map(text),
  // More than any body may have.
  text('x'.repeat(1_000_000)),
]

/** As the text of a field of a form, or of a query. */
export const hostileTexts = [...texts.filter((one) => one.isWellFormed()), ...inherited]

/** As the name of a field that no call has. */
export const hostileNames = [...inherited, '', 'a\u0000', '\ud800', '0', 'x'.repeat(1000), 'toJSON', '.', '%00']

/** As a whole body. */
export const hostileBodies = [
  ...kinds,
  ...numbers,
  ...structures,
  ...prototypes,
  '',
  ' ',
  '{',
  '{"a"}',
  '"text"',
  'undefined',
  'NaN',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '\u0000',
  '{"a":"\\ud800"}',
  "{'a':1}",
  '{}{}',
]
