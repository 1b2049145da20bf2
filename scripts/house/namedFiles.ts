import { type House, isTest, type Law, pathsOf } from './source.ts'

/** Between backticks, and without a placeholder such as `<word>`. A record tells of the day on which it was written. */
const names = /`((?:[\w@-]+\/)+[\w.-]+\.(?:tsx?|mjs|css|md))`/g

const filesNamedIn = (house: House, path: string) => [
  ...new Set([...(house[path] ?? '').matchAll(names)].map(([, name = '']) => name)),
]

/** A document leads somewhere. Its paths may leave out how they begin, as `features/card/card.test.ts` does. */
export const namedFiles: Law = {
  name: 'Every file that a document names is there',
  check: (house) => {
    const files = pathsOf(house, /./).map((path) => `/${path}`)
    return pathsOf(house, /^(docs\/[^/]+|[^/]+)\.md$/).flatMap((path) =>
      filesNamedIn(house, path)
        .filter((name) => !name.startsWith('node_modules/') && !files.some((file) => file.endsWith(`/${name}`)))
        .map((name) => `${path}: there is no ${isTest(name) ? 'test' : 'file'} ${name}`),
    )
  },
}
