import type { ESTree } from 'vite'
import { bare, type House, importsOf, isTest, type Law, nameOf, pathsOf, place, visit } from './source.ts'

const writingMethods = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']
const writingSql = /\b(insert\s+into|update\s+[\w"$]+\s+set|delete\s+from|truncate|merge\s+into)\b/i

const featureOf = (path: string) => /^server\/src\/features\/([^/]+)\//.exec(path)?.[1]
const isTable = (path: string) => path.endsWith('.table.ts')
const memberName = (node: ESTree.MemberExpression) => nameOf(node.property)

interface Deeds {
  writes: boolean
  /** The functions of the same file that it calls, and through which it may write. */
  calls: Set<string>
}

const deedsOf = (house: House, path: string, whole: ESTree.Span): Deeds => {
  const deeds: Deeds = { writes: false, calls: new Set() }
  const isInside = ({ start, end }: ESTree.Span) => start >= whole.start && end <= whole.end
  visit(house, path, {
    CallExpression: (call) => {
      const { callee } = call
      if (!isInside(call)) return
      if (callee.type === 'Identifier') deeds.calls.add(callee.name)
      if (callee.type !== 'MemberExpression') return
      const name = memberName(callee) ?? ''
      if (writingMethods.includes(name)) deeds.writes = true
      if (callee.object.type === 'CallExpression' && callee.object.callee.type === 'Identifier') deeds.calls.add(name)
    },
    TemplateElement: (text) => {
      if (isInside(text) && writingSql.test(text.value.raw)) deeds.writes = true
    },
  })
  return deeds
}

/** The names of a table’s file that write, by themselves or through others of the file. */
const writersIn = (house: House, path: string) => {
  const deeds = new Map<string, Deeds>()
  visit(house, path, {
    Property: ({ key, value }) => {
      const name = nameOf(key)
      if (name && /Function/.test(value.type)) deeds.set(name, deedsOf(house, path, value))
    },
    VariableDeclarator: ({ id, init }) => {
      // A function that returns an object of functions (the table itself) does nothing until one of them is called.
      if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return
      if (init.body.type !== 'BlockStatement' && bare(init.body).type === 'ObjectExpression') return
      deeds.set(id.name, deedsOf(house, path, init))
    },
    FunctionDeclaration: (declared) => {
      if (declared.id) deeds.set(declared.id.name, deedsOf(house, path, declared))
    },
  })
  const writers = new Set([...deeds].filter(([, { writes }]) => writes).map(([name]) => name))
  for (let size = -1; size !== writers.size; ) {
    size = writers.size
    for (const [name, { calls }] of deeds) if ([...writers].some((writer) => calls.has(writer))) writers.add(name)
  }
  return writers
}

/** The places where a file uses a writing function of another feature’s table, or uses it in an unclear way. */
const trespasses = (house: House, path: string) =>
  importsOf(house, path)
    .filter(({ from, typeOnly }) => isTable(from) && featureOf(from) !== featureOf(path) && !typeOnly)
    .flatMap(({ from, names, start }) => {
      const writers = writersIn(house, from)
      const other = featureOf(from)
      const found: string[] = []
      const at = (node: { start: number }) => place(house, path, node)
      const blame = (node: { start: number }, name: string) => {
        if (writers.has(name)) found.push(`${at(node)}: ${name} writes the table of ${other}; ask ${other}’s service`)
      }
      for (const [there, here] of names) {
        if (there === '*')
          found.push(`${at({ start })}: name what is wanted from ${from}, so that one can see who writes`)
        const isTheTable = (node: ESTree.Node | null) =>
          node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === here
        const followed = new Set<number>()
        const copies = new Set<string>()
        visit(house, path, {
          VariableDeclarator: ({ id, init }) => {
            if (!isTheTable(init) || !init) return
            followed.add(init.start)
            if (id.type === 'Identifier') copies.add(id.name)
            else if (id.type === 'ObjectPattern')
              for (const property of id.properties)
                blame(property, (property.type === 'Property' && nameOf(property.key)) || 'the rest')
          },
        })
        visit(house, path, {
          MemberExpression: (member) => {
            const { object } = member
            const isCopy = object.type === 'Identifier' && copies.has(object.name)
            if (!isTheTable(object) && !isCopy) return
            followed.add(object.start)
            blame(member, memberName(member) ?? '')
          },
          CallExpression: (call) => {
            if (isTheTable(call) && writers.has(here)) blame(call, here)
            else if (isTheTable(call) && here.endsWith('Table') && !followed.has(call.start))
              found.push(`${at(call)}: call ${here}’s functions here, so that one can see who writes`)
          },
        })
      }
      return found
    })

/** A feature’s own tables, named by the interface that describes them. */
const tablesOf = (house: House, feature: string) => {
  const names = new Set<string>()
  for (const path of pathsOf(house, new RegExp(`^server/src/features/${feature}/.*\\.table\\.ts$`)))
    visit(house, path, {
      TSInterfaceDeclaration: ({ id, body }) => {
        if (!id.name.endsWith('Tables')) return
        for (const member of body.body) if (member.type === 'TSPropertySignature') names.add(nameOf(member.key) ?? '')
      },
    })
  return names
}

const writesIn = (house: House, path: string) => {
  const found: { start: number; table: string | undefined }[] = []
  visit(house, path, {
    CallExpression: ({ callee, arguments: [table], start }) => {
      if (callee.type !== 'MemberExpression' || !writingMethods.includes(memberName(callee) ?? '')) return
      found.push({ start, table: table && nameOf(table) })
    },
    TemplateElement: ({ value, start }) => {
      if (writingSql.test(value.raw)) found.push({ start, table: undefined })
    },
  })
  return found
}

/** Many readers, one writer: a feature that wants another’s row changed calls that feature’s service. */
export const writers: Law = {
  name: 'Only a feature’s own service writes its tables',
  check: (house) => {
    const files = pathsOf(house, /^server\/src\/features\/.*\.ts$/).filter((path) => !isTest(path))
    const elsewhere = files
      .filter((path) => !isTable(path))
      .flatMap((path) =>
        writesIn(house, path).map((write) => `${place(house, path, write)}: writing stands in a *.table.ts`),
      )
    const foreign = files.filter(isTable).flatMap((path) => {
      const own = tablesOf(house, featureOf(path) ?? '')
      return writesIn(house, path)
        .filter(({ table }) => table !== undefined && !own.has(table))
        .map((write) => `${place(house, path, write)}: ${write.table} is not a table of this feature`)
    })
    return [...files.flatMap((path) => trespasses(house, path)), ...elsewhere, ...foreign]
  },
}
