import { isCode, isTest, type Law, objectsIn, pathsOf, place, visit } from './source.ts'

const folder = 'contract/src/refusals'

/** A refusal has a number of its own, a sentence in each language, and code that throws it. */
export const refusals: Law = {
  name: 'Every refusal is said somewhere, in three languages',
  check: (house) => {
    const path = `${folder}/names.ts`
    const names = objectsIn(house, path).get('refusals') ?? []

    const said = new Set<string>()
    const speakers = pathsOf(house, /^(contract|server|ui|web|desk)\/src\//).filter(
      (file) => isCode(file) && !isTest(file) && !file.startsWith(`${folder}/`),
    )
    for (const file of speakers)
      visit(house, file, {
        Literal: ({ value }) => {
          if (typeof value === 'string') said.add(value)
        },
      })
    const numbers = names.map(({ value }) => (value.type === 'Literal' ? value.value : undefined))

    return names.flatMap(({ name, start }, index) => [
      ...(said.has(name) ? [] : [`${place(house, path, { start })}: nobody says ${name}`]),
      ...(numbers.indexOf(numbers[index]) < index
        ? [`${place(house, path, { start })}: ${name} has another’s number`]
        : []),
      ...['zh', 'pt', 'en']
        .filter((locale) => {
          const said = objectsIn(house, `${folder}/${locale}.ts`)
          const sentence = ['sentences', 'sentencesOfServer']
            .flatMap((list) => said.get(list) ?? [])
            .find((one) => one.name === name)
          return !sentence || (sentence.value.type === 'Literal' && sentence.value.value === '')
        })
        .map((locale) => `${folder}/${locale}.ts: no sentence for ${name}`),
    ])
  },
}
