import { type House, importsOf, isCode, type Law, nameOf, pathsOf, place, visit } from './source.ts'

const locales = ['zh', 'pt', 'en']
const modules = /^(ui|web|desk)\/src\/texts\/(zh|pt|en)\/(\w+(?:\.\w+)?)\.ts$/

const exportsOf = (house: House, path: string) => {
  const names = new Map<string, number>()
  if (!(path in house)) return names
  visit(house, path, {
    ExportNamedDeclaration: ({ declaration, specifiers }) => {
      if (declaration?.type === 'VariableDeclaration')
        for (const { id, start } of declaration.declarations) if (id.type === 'Identifier') names.set(id.name, start)
      if (declaration?.type === 'FunctionDeclaration' && declaration.id)
        names.set(declaration.id.name, declaration.start)
      for (const { exported, start } of specifiers) names.set(nameOf(exported) ?? '', start)
    },
  })
  return names
}

/** The texts of one word that a file uses; `*` when it hands on all of them. */
const usedBy = (house: House, path: string, from: string) => {
  const used = new Set<string>()
  const whole = new Set<string>()
  for (const { names } of importsOf(house, path).filter((one) => one.from === from))
    for (const [there, here] of names) (there === '*' ? whole : used).add(there === '*' ? here : there)
  let reached = 0
  let mentioned = 0
  visit(house, path, {
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier' || !whole.has(object.name)) return
      reached += 1
      used.add((!computed && nameOf(property)) || '*')
    },
    Identifier: ({ name }) => {
      if (whole.has(name)) mentioned += 1
    },
  })
  // The import and each used text are one mention each; any further mention hands the whole on.
  if (mentioned > reached + whole.size) used.add('*')
  return used
}

/** All three languages have the same texts, and each text is used. */
export const texts: Law = {
  name: 'Every text stands in each language and is used',
  check: (house) => {
    const found = pathsOf(house, modules).map((path) => modules.exec(path) ?? [])
    const words = [...new Set(found.map(([, room, , word]) => `${room}/${word}`))]
    return words.flatMap((one) => {
      const [room = '', word = ''] = one.split('/')
      const pathIn = (locale: string) => `${room}/src/texts/${locale}/${word}.ts`
      const all = new Set(locales.flatMap((locale) => [...exportsOf(house, pathIn(locale)).keys()]))
      const users = pathsOf(house, new RegExp(`^${room}/`)).filter((path) => isCode(path) && !modules.test(path))
      const used = new Set(
        [`#texts/${word}`, ...locales.map(pathIn)].flatMap((from) =>
          users.flatMap((path) => [...usedBy(house, path, from)]),
        ),
      )
      const missing = locales.flatMap((locale) => {
        const there = exportsOf(house, pathIn(locale))
        return [...all].filter((name) => !there.has(name)).map((name) => `${pathIn(locale)}: ${name} is missing`)
      })
      const unused = [...exportsOf(house, pathIn('zh'))]
        .filter(([name]) => !used.has(name) && !used.has('*'))
        .map(([name, start]) => `${place(house, pathIn('zh'), { start })}: nobody shows ${name}`)
      return [...missing, ...unused]
    })
  },
}
