import { join } from 'node:path'
import type { Locale } from '@palaestra/contract'
import type { ESTree } from 'vite'
import { expect, test } from 'vitest'
import { type House, nameOf, pathsOf, place, readHouse, visit } from './house/source.ts'

/** A term that was given up: people met two words for one thing, or one that nobody here uses. */
interface Given {
  up: RegExp
  for: string
  /** The files in which it may stand all the same. */
  but?: RegExp
}

/** The settings’ own defaults, and the sandbox of an issuer that is no part of the portal. */
const names = /^server\/src\/(settings|adapters\/signOn\/sandboxPage)\.ts$/
/** Staff know the bureau by one name, and what they read is not filled in. */
const namesAndDesk = new RegExp(`${names.source}|^desk/|^server/src/content/pages/relatedWebsites.ts$`)

const given: Record<Locale, Given[]> = {
  zh: [
    { up: /照片/, for: '相片' },
    { up: /永久會員卡/, for: '正式會員卡' },
    { up: /QR ?碼/, for: '二維碼' },
    { up: /人臉核/, for: '人臉識別' },
    { up: /解除連結/, for: '取消連結' },
    { up: /用戶名(?!稱)/, for: '用戶名稱' },
    { up: /帳戶管理/, for: '我的帳戶' },
    { up: /手機(?!應用程式)/, for: '流動電話' },
    { up: /工作天/, for: '工作日' },
    { up: /紀錄/, for: '記錄' },
    { up: /儘/, for: '盡' },
    { up: /裏/, for: '裡' },
    { up: /無須/, for: '毋須' },
    { up: /郵件匣/, for: '郵件箱' },
    { up: /墨鏡/, for: '太陽眼鏡' },
    { up: /訂場/, for: '租場' },
    { up: /家長/, for: '父母或監護人' },
    { up: /被拒絕|不獲接納|未獲批准/, for: '不獲批准' },
    { up: /……/, for: '…' },
    { up: /身份證明(部門|局)/, for: '{identityBureau}', but: namesAndDesk },
    { up: /政府統一帳戶|一戶通/, for: '{governmentAccount}', but: names },
  ],
  pt: [
    { up: /em linha/i, for: 'online' },
    {
      up: /mud\S+ (de|o) telemóvel|telemóvel \S+ mudado|(alterar|confirmar|indicar) (o|um) telemóvel/i,
      for: 'número de telemóvel',
    },
    { up: /correio electrónico/i, for: 'e-mail' },
    { up: /\bo próprio\b(?! dia)/i, for: 'se não fez este pedido / esta alteração' },
    { up: /\bvocê\b/i, for: 'a forma sem pronome' },
    { up: /aparelho/i, for: 'dispositivo' },
    { up: /\bligue\b/i, for: 'telefone' },
    { up: /ligar ou desligar|desligá-l|conta \S+ ligada/i, for: 'associar, remover a associação' },
    { up: /autorização especial/i, for: 'Título Especial de Permanência' },
    { up: /\b(atual|ativ[aoe]|corret|direç|eletr|seleç|proteç|ação\b)/i, for: 'a ortografia anterior a 1990' },
    { up: /serviços de identificação|\b[nd]?a Identificação/, for: '{identityBureau}', but: names },
    { up: /Direcção dos Serviços de Identificação/, for: '{identityBureau}', but: namesAndDesk },
    { up: /conta (única )?do Governo/i, for: '{governmentAccount}', but: names },
  ],
  en: [
    { up: /\br[au]n out\b/i, for: 'expired' },
    { up: /\bsomebody\b/i, for: 'someone' },
    { up: /(^|[.:!?] |please )write\b/i, for: 'Enter', but: /^desk\// },
    { up: /\banew\b|\bbegin again\b/i, for: 'again, Start again' },
    { up: /all the same/i, for: 'still' },
    { up: /\bat hand\b/i, for: 'ready' },
    { up: /\bgood (only )?(for|once)\b/i, for: 'valid for, works once' },
    { up: /\bon file\b/i, for: 'registered, we hold' },
    { up: /\bsign(s|ed|ing)?[ -](in|out)\b/i, for: 'log in, log out' },
    { up: /\blog in by\b/i, for: 'log in with' },
    { up: /\b(this|the) letter\b|\blanguage of letters\b/i, for: 'e-mail' },
    { up: /\bSMS\b(?! code)/, for: 'text message' },
    { up: /could not be read/i, for: 'We could not load' },
    { up: /\bpresent (number|address)/i, for: 'Current' },
    { up: /\bmember code\b/i, for: 'member number' },
    { up: /identification authority/i, for: '{identityBureau}' },
    { up: /identity bureau/i, for: '{identityBureau}', but: namesAndDesk },
    { up: /government account/i, for: '{governmentAccount}', but: names },
  ],
}

interface Saying {
  language: Locale
  path: string
  at: string
  text: string
}

const inOneLanguage = /^((?:web|desk|ui|server)\/src\/texts|contract\/src\/refusals)\/(zh|pt|en)[/.]/
const inThree = /^server\/src\/(content\/.*|settings|http\/border|adapters\/signOn\/sandboxPage)\.ts$/
const isLocale = (name: string | undefined): name is Locale => name === 'zh' || name === 'pt' || name === 'en'

/** Everything that people are told, in the language in which they are told it. */
const sayingsOf = (house: House): Saying[] => {
  const found: Saying[] = []
  const say = (language: Locale, path: string, node: { start: number }, text: unknown) => {
    if (typeof text === 'string' && text !== '') found.push({ language, path, at: place(house, path, node), text })
  }
  for (const path of pathsOf(house, inOneLanguage)) {
    const language = inOneLanguage.exec(path)?.[2]
    if (!isLocale(language)) continue
    const imported = new Set<number>()
    visit(house, path, {
      ImportDeclaration: ({ source }) => void imported.add(source.start),
      Literal: (node) => imported.has(node.start) || say(language, path, node, node.value),
      TemplateElement: (node) => say(language, path, node, node.value.cooked),
    })
  }
  for (const path of pathsOf(house, inThree))
    visit(house, path, {
      Property: ({ key, value }) => {
        const language = nameOf(key as ESTree.Node)
        if (isLocale(language)) visitWithin(value, (node, text) => say(language, path, node, text))
      },
    })
  return found
}

/** A text, or texts one level further in: `zh: { title: '…' }`. */
const visitWithin = (value: ESTree.Node, say: (node: { start: number }, text: unknown) => void) => {
  if (value.type === 'Literal') say(value, value.value)
  if (value.type === 'ObjectExpression')
    for (const one of value.properties) if (one.type === 'Property') visitWithin(one.value, say)
}

const givenUpIn = (house: House) =>
  sayingsOf(house).flatMap(({ language, path, at, text }) =>
    given[language]
      .filter(({ up, but }) => up.test(text) && !but?.test(path))
      .map(({ up, for: instead }) => `${at}: “${up.exec(text)?.[0]}”, say: ${instead}`),
  )

/** Names of buttons, links and fields that a page or a letter quotes. */
const quotedIn = (house: House) => {
  const sayings = sayingsOf(house)
  const labels = new Set(
    sayings.filter(({ path }) => path.startsWith('web/')).map(({ language, text }) => language + text),
  )
  const quotes: Record<Locale, RegExp> = { zh: /「([^」{$]+)」/g, pt: /«([^»{$]+)»/g, en: /“([^”{$]+)”/g }
  return sayings
    .filter(({ path }) => /^server\/src\/(content|texts)\//.test(path))
    .flatMap(({ language, at, text }) =>
      [...text.matchAll(quotes[language])].map(([, label = '']) => ({
        at,
        label,
        there: labels.has(language + label),
      })),
    )
}

const house = readHouse(join(import.meta.dirname, '..'))

test('no sentence uses a term that was given up', () => {
  expect(givenUpIn(house)).toEqual([])
})

test('every room and every language is looked at', () => {
  const places = sayingsOf(house).map(({ language, path }) => `${language} ${path.split('/').slice(0, 3).join('/')}`)

  for (const room of [
    'web/src/texts',
    'desk/src/texts',
    'ui/src/texts',
    'server/src/texts',
    'server/src/content',
    'contract/src/refusals',
  ])
    for (const language of ['zh', 'pt', 'en']) expect(places).toContain(`${language} ${room}`)
})

test.each([
  ['zh', 'web/src/texts/zh/card.ts', `export const a = '會員照片'`],
  ['pt', 'desk/src/texts/pt/card.ts', 'export const a = (b: string) => `Activar em linha: ` + b'],
  ['en', 'contract/src/refusals/en.ts', `export const sentences = { a: 'The code has run out' }`],
  ['pt', 'server/src/content/pages/a.ts', `const a = { zh: '好', pt: 'Mudar de telemóvel', en: 'Fine' }`],
  ['en', 'server/src/texts/en/card.ts', `export const a = { body: 'Somebody asked' }`],
])('a term that was given up is found: %s in %s', (_, path, text) => {
  expect(givenUpIn({ [path]: text })).toEqual([expect.stringContaining(`${path}:1`)])
})

test('a comment and another language are let be', () => {
  expect(
    givenUpIn({
      'web/src/texts/en/card.ts': `import { a } from './somebody.ts'\n// Somebody has run out.\nexport const b = a`,
    }),
  ).toEqual([])
})

test('what pages and letters quote is written so on the screens', () => {
  const quoted = quotedIn(house)

  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter(({ there }) => !there)).toEqual([])
})

test('a quotation of what is on no screen is found', () => {
  const page = {
    'server/src/content/pages/a.ts': `const a = { en: 'Tick “No name”.' }`,
    'web/src/texts/en/a.ts': `export const a = 'No Chinese name'`,
  }

  expect(quotedIn(page)).toMatchObject([{ label: 'No name', there: false }])
})

/**
 * A browser has no settings for a refusal that it writes itself. The reasons of services are sentences of the server,
 * wherever their names stand.
 */
test('a refusal with a setting in it is written by the server alone', () => {
  const filled = sayingsOf(house).filter(({ path, text }) => path.startsWith('contract/') && /\{\w+\}/.test(text))
  const lines = filled.map(({ path, at }) => (house[path] ?? '').split('\n').slice(0, Number(at.split(':')[1])))
  const refusals = new Set(
    lines.map((above) => above.findLast((line) => /^ {2}\w+:/.test(line))?.match(/\w+/)?.[0] ?? ''),
  )
  const browsers = pathsOf(
    house,
    /^(web|ui|desk)\/src\/.*(?<!\.test)\.tsx?$|^contract\/src\/(fields|rules\/(?!entitlement|closedReasons).*)(?<!\.test)\.ts$/,
  )
  const written = browsers.flatMap((path) =>
    [...refusals].filter(
      (name) =>
        (house[path] ?? '').includes(`sentences.${name}`) ||
        (path.startsWith('contract/') && (house[path] ?? '').includes(`'${name}'`)),
    ),
  )

  expect(refusals.size).toBeGreaterThan(10)
  expect(written).toEqual([])
})
