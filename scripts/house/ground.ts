import { importsOf, isTest, type Law, pathsOf } from './source.ts'

/**
 * The folders that features stand on. Types count as imports: a file that knows a feature cannot be understood without
 * it.
 */
const ground =
  /^server\/src\/((ports|http|database|adapters|texts)\/.*|settings|keys|deps|config|secret|turns|refused)\.?(ts)?$/

/** Ports, http, database and settings know no feature: they are the same for fifty as for five. */
export const groundKnowsNoFeature: Law = {
  name: 'What features stand on knows none of them',
  check: (house) =>
    pathsOf(house, ground)
      .filter((path) => path.endsWith('.ts') && !isTest(path))
      .flatMap((path) =>
        importsOf(house, path)
          .filter(({ from }) => from.startsWith('server/src/features'))
          .map(({ from }) => `${path}: imports ${from}; turn it around`),
      ),
}
