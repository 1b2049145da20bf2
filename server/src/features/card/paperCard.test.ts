import { Buffer } from 'node:buffer'
import jsQR from 'jsqr'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../database/inTransaction.ts'
import { type PersonName, people } from '../../demonstration/people.ts'
import { millimetre } from '../../pdf/document.ts'
import { widthOfText } from '../../pdf/text.ts'
import { settingsIn } from '../../settings.ts'
import { thePortal } from '../../testing/portal.ts'
import { qrCodeService } from '../account/qrCode.service.ts'
import { holdService } from '../entitlement/hold.service.ts'
import { type PaperCard, paperCard } from './paperCard.rules.ts'

const portal = await thePortal()
const report = { circumstances: 'Left on the bus 25', understood: true }

beforeEach(() => portal.reset({ now: '2026-03-02T10:00:00+08:00' }))

/** Reports a loss, and opens what came by e-mail. */
const cardOf = async (name: PersonName) => {
  const member = await portal.memberAs(name)
  await member.post('/account/online/lost_card', report)
  await portal.doJobs()
  const [letter] = await portal.letters(people[name].email ?? '')
  const [file, ...more] = letter?.attachments ?? []
  expect(more).toEqual([])
  return { member, file, pdf: Buffer.from(file?.base64 ?? '', 'base64').toString('latin1') }
}

/** The rectangles that the file fills, as pixels: what a camera sees of the code. */
const seen = (pdf: string) => {
  const filled = [...pdf.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re(?! S)/g)].map((one) =>
    one.slice(1, 5).map(Number),
  )
  const perPoint = 4
  const [width, height] = [243 * perPoint, 154 * perPoint]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [x = 0, y = 0, w = 0, h = 0] of filled)
    for (let row = Math.round(y * perPoint); row < Math.round((y + h) * perPoint); row += 1)
      for (let column = Math.round(x * perPoint); column < Math.round((x + w) * perPoint); column += 1) {
        const at = ((height - 1 - row) * width + column) * 4
        pixels[at] = pixels[at + 1] = pixels[at + 2] = 0
      }
  return jsQR.default(pixels, width, height)?.data ?? ''
}

/** The texts of the file, in both of its encodings. */
const textsOf = (pdf: string) =>
  [...pdf.matchAll(/(\/[LBH]) [\d.]+ Tf .*?<([0-9a-f]+)> Tj/g)].map(([, font, hex = '']) =>
    font === '/H' ? Buffer.from(hex, 'hex').swap16().toString('utf16le') : Buffer.from(hex, 'hex').toString('latin1'),
  )

/** Where the first rectangle of the code begins. */
const leftOfCode = (pdf: string) =>
  Math.min(...[...pdf.matchAll(/([\d.]+) [\d.]+ [\d.]+ [\d.]+ re(?! S)/g)].map(([, x]) => Number(x)))

/** The lines of the file from top to bottom, where each ends, and its size. */
const linesIn = (pdf: string) => {
  const lines = new Map<number, { text: string; ends: number; size: number; y: number }>()
  const texts = textsOf(pdf)
  const places = [...pdf.matchAll(/ ([\d.]+) Tf ([\d.]+) ([\d.]+) Td/g)].map(([, ...numbers]) => numbers.map(Number))
  for (const [place, [size = 0, x = 0, y = 0]] of places.entries()) {
    const text = texts[place] ?? ''
    const before = lines.get(y)?.text ?? ''
    lines.set(y, { text: before + text, ends: x + widthOfText(text) * size, size, y })
  }
  return [...lines.values()].sort((one, other) => other.y - one.y)
}

describe('[C01] the e-mail with the temporary card carries the card', () => {
  test.each([
    ['adult', '臨時會員卡.pdf', ['陳小美', 'Chan Sio Mei', '000 100 008', '2031']],
    ['portuguese', 'Cartão de sócio provisório.pdf', ['Ana Sousa', '000 100 016', '2 de Março de 2031']],
    ['english', 'Temporary membership card.pdf', ['Tom Reed', '000 100 024', '2 March 2031']],
  ] as const)('with name, number and validity, for %s', async (name, file, texts) => {
    const card = await cardOf(name)
    const lines = linesIn(card.pdf).map(({ text }) => text)
    const named = texts.slice(0, name === 'adult' ? 2 : 1)
    expect(lines.slice(2, 2 + named.length), 'the names in this order').toEqual(named)

    expect(card.file).toMatchObject({ name: file, type: 'application/pdf' })
    expect(card.pdf).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/)
    for (const text of texts) expect(textsOf(card.pdf)).toContain(text)
  })

  test('with who issues it, what it opens, and what each number is', async () => {
    const { pdf } = await cardOf('english')
    const lines = linesIn(pdf).map(({ text }) => text)
    const { authority, product } = settingsIn('en', portal.deps.settings)

    expect(lines.slice(0, 3)).toEqual([authority, 'Temporary membership card', 'Tom Reed'])
    expect(lines).toEqual(expect.arrayContaining(['Member number', 'Valid until']))
    expect(lines.join(' ')).toContain(product)
  })

  test.each([
    ['of many words', { surname: 'Albuquerque de Vasconcelos e Mendonça', firstName: 'Maria Madalena da Conceição' }],
    ['in Chinese', { nameZh: '歐陽諸葛司馬上官皇甫尉遲公孫慕容長孫宇文' }],
  ])('with a long name %s, whole, beside the code and not across it', async (_, name) => {
    const change = portal.db.updateTable('members').set(name).where('username', '=', people.adult.username)
    await change.execute()
    const { pdf } = await cardOf('adult')
    const lines = linesIn(pdf)
    const left = leftOfCode(pdf)
    const written = lines.map(({ text }) => text.replaceAll(' ', '')).join('')

    for (const part of Object.values(name)) expect(written).toContain(part.replaceAll(' ', ''))
    for (const { text, ends, size } of lines) {
      expect(ends, text).toBeLessThan(left)
      expect(size, text).toBeGreaterThanOrEqual(6)
    }
    expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(0)
  })

  test('with a long name of who issues it, smaller, beside the code', () => {
    const authority = 'Direcção dos Serviços de Desporto e da Juventude da Região'
    const card = {
      language: 'pt',
      title: 'Cartão',
      names: ['Ana Sousa'],
      facts: [],
      note: '',
      code: 'what a gate reads',
    }
    const pdf = Buffer.from(paperCard({ ...card, authority })).toString('latin1')
    const [first] = linesIn(pdf)

    expect(first).toMatchObject({ text: authority })
    expect(first?.ends).toBeLessThan(leftOfCode(pdf))
  })

  test('with words of two alphabets beside each other, not over each other', async () => {
    const { pdf } = await cardOf('adult')
    const places = [...pdf.matchAll(/Tf ([\d.]+) ([\d.]+) Td/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    const next = places.slice(1).map(([x, y], place) => ({ x, before: places[place]?.[1] === y && places[place]?.[0] }))
    const besides = next.flatMap(({ x, before }) => (typeof before === 'number' ? [x - before] : []))

    expect(besides.length).toBeGreaterThan(0)
    expect(Math.min(...besides)).toBeGreaterThan(0)
  })

  test('in the size of a card, and once more on A4 to cut out', async () => {
    const { pdf } = await cardOf('english')
    const sizes = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
      sides.map((points) => Math.round((Number(points) / 72) * 25.4)),
    )

    expect(sizes).toEqual([
      [86, 54],
      [210, 297],
    ])
    expect(pdf).toContain('/PrintScaling /None')
  })

  test('and the table at its end says where every object begins', async () => {
    const { pdf } = await cardOf('adult')
    const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))
    const places = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))

    expect(places.length).toBeGreaterThan(10)
    for (const [index, place] of places.entries())
      expect(pdf.slice(place, place + 9)).toMatch(new RegExp(`^${index + 1} 0 obj`))
    for (const [, length, content = ''] of pdf.matchAll(/\/Length (\d+)>>\nstream\n([\s\S]*?)\nendstream/g))
      expect(content).toHaveLength(Number(length))
  })

  test('until it has left; then the outbox keeps nothing of it', async () => {
    await cardOf('adult')
    const kept = await portal.db
      .selectFrom('letters')
      .select(['body', 'attachments'])
      .where('channel', '=', 'email')
      .execute()

    expect(kept).toEqual([{ body: null, attachments: null }])
  })
})

describe('[C01] [C03] the QR code on paper', () => {
  const holderOf = (content: string) => qrCodeService(portal.deps).holderOf(content)
  const swap = async () => {
    portal.clock.set(new Date('2026-03-22T10:00:00+08:00'))
    expect(await (await portal.memberAs('adult')).post('/account/online/swap_card')).toMatchObject({ code: 0 })
  }

  test('is read from the file, and accepted for weeks, until the card is swapped', async () => {
    const { member, pdf } = await cardOf('adult')
    const content = seen(pdf)
    expect(await holderOf(content)).toEqual({ memberId: member.id, kind: 'temporary' })
    portal.clock.set(new Date('2026-03-21T23:59:00+08:00'))
    expect(await holderOf(content)).toEqual({ memberId: member.id, kind: 'temporary' })

    await swap()
    expect(await holderOf(content)).toBeUndefined()
  })

  test('ends when the next loss is reported, whose own is accepted', async () => {
    const first = seen((await cardOf('adult')).pdf)
    await swap()
    const second = seen((await cardOf('adult')).pdf)

    expect(second).not.toBe(first)
    expect(await holderOf(first)).toBeUndefined()
    expect(await holderOf(second)).toMatchObject({ kind: 'temporary' })
  })

  test('opens nothing while the member is suspended', async () => {
    const { member, pdf } = await cardOf('adult')
    await inTransaction(portal.deps, (deps) =>
      holdService(deps).impose('system', { memberId: member.id, reason: 'authority' }),
    )

    expect(await holderOf(seen(pdf))).toBeUndefined()
  })

  test('is refused when any part of it is changed, and cannot be made of the code of a screen', async () => {
    const { member, pdf } = await cardOf('adult')
    const paper = seen(pdf)
    const partsOf = (code: string) => code.slice(code.indexOf('#') + 1).split('.')
    const [reference = '', , key = '', signature = ''] = partsOf(paper)
    const screen = ((await member.get('/account/qrcode_info')).data as { content: string }).content
    const [, end = '', , signatureOfScreen = ''] = partsOf(screen)

    expect(await holderOf(screen)).toMatchObject({ memberId: member.id })
    for (const forged of [
      `${reference}.card.${key}.${signatureOfScreen}`,
      `${reference}.${end}.${key}.${signature}`,
      `${reference.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.card.${key}.${signature}`,
      `${reference}.card.${key}.${signature.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}`,
      `${reference}.card.${key.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}.${signature}`,
      `${reference}.card.${key}.${signature.slice(0, -1)}`,
      `${reference}.card.${key}.`,
      'no code',
    ])
      expect(await holderOf(forged)).toBeUndefined()
    portal.clock.forward(61_000)
    expect(await holderOf(screen)).toBeUndefined()
  })

  test('of before codes were signed is good as long as its card, and cannot be made by somebody else', async () => {
    const { member } = await cardOf('adult')
    const { qrReference } = await portal.db
      .selectFrom('cards')
      .select('qrReference')
      .where('memberId', '=', member.id)
      .executeTakeFirstOrThrow()
    const content = `${qrReference}.card`
    const seal = portal.deps.keys.ofSealedCard(content).slice(0, 22)

    expect(await holderOf(`${content}.${seal}`)).toEqual({ memberId: member.id, kind: 'temporary' })
    expect(await holderOf(`${content}.${seal.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))}`)).toBeUndefined()
    await swap()
    expect(await holderOf(`${content}.${seal}`)).toBeUndefined()
  })

  test('of a permanent card there is none', async () => {
    const { id } = await portal.memberAs('adult')
    const { qrReference } = await portal.db
      .selectFrom('cards')
      .select('qrReference')
      .where('memberId', '=', id)
      .executeTakeFirstOrThrow()

    expect(await holderOf(await qrCodeService(portal.deps).onPaper(qrReference))).toBeUndefined()
  })
})

/** The card of plastic that it is as large as. */
const [width, height] = [85.6 * millimetre, 53.98 * millimetre]
const usual: PaperCard = {
  language: 'pt',
  title: 'Cartão de sócio provisório',
  authority: 'Entidade Desportiva de Demonstração',
  names: ['陳小美', 'Chan Sio Mei'],
  facts: [
    ['Número de sócio', '000 100 008'],
    ['Válido até', '2 de Março de 2031'],
  ],
  note: 'Dá acesso às aulas recreativas, e a mais nada, até ser trocado pelo cartão definitivo.',
  code: `https://membership.sport.example.mo/c#${'a'.repeat(16)}.card.cccccc.${'b'.repeat(86)}`,
}
const cards: [string, Partial<PaperCard>][] = [
  ['a usual one', {}],
  ['one in Chinese', { authority: '示範體育機構', title: '臨時會員卡', note: '此卡只供參加康樂體育課程之用。' }],
  [
    'one with a long name',
    { names: ['歐陽諸葛司馬上官皇甫尉遲公孫慕容', 'Maria Madalena da Conceição de Vasconcelos'] },
  ],
]
const drawn = (changes: Partial<PaperCard> = {}) => Buffer.from(paperCard({ ...usual, ...changes })).toString('latin1')
const numbers = (found: RegExpMatchArray) => found.slice(1).map(Number)
/** The baselines from top to bottom, with the largest letters of each. */
const baselinesIn = (pdf: string) => {
  const lines = new Map<number, number>()
  for (const [size = 0, , y = 0] of [...pdf.matchAll(/ ([\d.]+) Tf ([\d.]+) ([\d.]+) Td/g)].map(numbers))
    lines.set(y, Math.max(size, lines.get(y) ?? 0))
  return [...lines].map(([y, size]) => ({ y, size })).sort((one, other) => other.y - one.y)
}
const codeIn = (pdf: string) => {
  const dark = [...pdf.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re(?! S)/g)].map(numbers)
  const spread = (from: 0 | 1) => {
    const [begin, end] = [dark.map((one) => one[from] ?? 0), dark.map((one) => (one[from] ?? 0) + (one[from + 2] ?? 0))]
    return [Math.min(...begin), Math.max(...end)] as const
  }
  return { module: Math.min(...dark.map((one) => one[3] ?? 0)), x: spread(0), y: spread(1) }
}

describe.each(cards)('[C01] on a card of paper, %s,', (_, changes) => {
  const pdf = drawn(changes)

  test('each line stands below the one before, not in it, and all of them on the card', () => {
    const lines = baselinesIn(pdf)
    const [first] = lines

    expect((first?.y ?? height) + (first?.size ?? 0)).toBeLessThan(height)
    expect(lines.at(-1)?.y).toBeGreaterThan(0)
    for (const [place, { y, size }] of lines.slice(1).entries())
      expect((lines[place]?.y ?? 0) - y, `line ${place + 2}`).toBeGreaterThanOrEqual(size)
  })

  test('the code has four light modules around it, which readers need', () => {
    const { module, x, y } = codeIn(pdf)
    const light = 4 * module - 0.1
    expect(x[1]).toBeLessThanOrEqual(width - light)
    expect(y[0]).toBeGreaterThanOrEqual(light)
    expect(y[1]).toBeLessThanOrEqual(height - light)

    const latin = [...pdf.matchAll(/\/[LB] ([\d.]+) Tf ([\d.]+) [\d.]+ Td <([0-9a-f]+)>/g)]
    const ends = latin.map(
      ([, size, at, hex = '']) => Number(at) + Number(size) * widthOfText(Buffer.from(hex, 'hex').toString('latin1')),
    )
    for (const end of ends) expect(x[0] - end).toBeGreaterThanOrEqual(light)
  })
})

test('[C01] the code is large enough for the camera of a gate: more than three centimetres', () => {
  const { module, x, y } = codeIn(drawn())

  expect(x[1] - x[0] + 8 * module).toBeGreaterThan(30 * millimetre)
  expect(y[1] - y[0]).toBeCloseTo(x[1] - x[0], 0)
})

test('[C01] the card says its name, then the Chinese name before the other, then what each number is', () => {
  const lines = linesIn(drawn()).map(({ text }) => text)

  expect(lines.slice(0, 8)).toEqual([
    'Entidade Desportiva de Demonstração',
    'Cartão de sócio provisório',
    ...['陳小美', 'Chan Sio Mei', 'Número de sócio', '000 100 008', 'Válido até', '2 de Março de 2031'],
  ])
})

test('[C01] a line to cut along goes around the whole card', () => {
  const frames = [...drawn().matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re S/g)].map(numbers)

  expect(frames).toHaveLength(1)
  const [[x = 9, y = 9, wide = 0, high = 0] = []] = frames
  for (const corner of [x, y, width - x - wide, height - y - high]) {
    expect(corner).toBeGreaterThan(0)
    expect(corner).toBeLessThan(1)
  }
})

test('[C01] the card fills its own page, and stands whole on the one of A4', () => {
  const [own, [x = 0, y = 0] = []] = [...drawn().matchAll(/1 0 0 1 ([-\d.]+) ([-\d.]+) cm \/C Do/g)].map(numbers)

  expect(own).toEqual([0, 0])
  expect(x + width / 2).toBeCloseTo(105 * millimetre, 1)
  expect(y).toBeGreaterThan(10 * millimetre)
  expect(y + height).toBeLessThan(287 * millimetre)
})

test('[C01] title and names are bold, the rest is not', () => {
  const bold = [...drawn().matchAll(/\/B [\d.]+ Tf .*?<([0-9a-f]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )

  expect(bold).toEqual(['Cartão de sócio provisório', 'Chan Sio Mei'])
})

test('[C01] a reader shows the title of the card, and reads it in its language', () => {
  const pdf = drawn()
  const title = /\/Title <feff([0-9a-f]+)>/.exec(pdf)?.[1] ?? ''

  expect(Buffer.from(title, 'hex').swap16().toString('utf16le')).toBe('Cartão de sócio provisório')
  expect(pdf).toContain('/Lang (pt)')
  expect(pdf).toContain('/DisplayDocTitle true')
})

test('[C01] each font is the one that its letters are written for, and every reader has it', () => {
  const pdf = drawn()
  const objectOf = (number = '') => new RegExp(`^${number} 0 obj\n(.*)`, 'm').exec(pdf)?.[1] ?? ''
  const [, latin, bold, han] = /\/Font <<\/L (\d+) 0 R \/B (\d+) 0 R \/H (\d+) 0 R>>/.exec(pdf) ?? []

  for (const [font, name] of [
    [latin, '/Helvetica'],
    [bold, '/Helvetica-Bold'],
  ] as const)
    expect(objectOf(font)).toContain(`/BaseFont ${name} /Encoding /WinAnsiEncoding`)
  expect(objectOf(han)).toContain('/Encoding /UniCNS-UTF16-H')
  const [, letters] = /\/DescendantFonts \[(\d+) 0 R\]/.exec(objectOf(han)) ?? []
  expect(objectOf(letters)).toContain('/Registry (Adobe) /Ordering (CNS1)')
  const [, described] = /\/FontDescriptor (\d+) 0 R/.exec(objectOf(letters)) ?? []
  expect(objectOf(described)).toContain('/FontName /MSung-Light')
})
