import { isTest, type Law, nameOf, pathsOf, place, visit } from './source.ts'

const isJob = (name: string | undefined): name is string => name !== undefined && /^\w+\.\w+$/.test(name)

/** Nobody notices a job that is never done: no call fails, and no test either that does the job by itself. */
export const jobs: Law = {
  name: 'Every job is added by somebody, or scheduled',
  check: (house) => {
    const others = pathsOf(house, /^server\/src\/.*\.ts$/).filter((path) => !isTest(path) && !path.endsWith('.jobs.ts'))
    // Added by its name, on a schedule, or named to whoever adds it once an order is paid.
    const waysOf = (name: string) => [`name: '${name}'`, `'${name}': 'every `, `follow: '${name}'`]
    const isAsked = (name: string) => waysOf(name).some((way) => others.some((path) => house[path]?.includes(way)))
    return pathsOf(house, /^server\/src\/features\/.*\.jobs\.ts$/).flatMap((path) => {
      const found: string[] = []
      visit(house, path, {
        Property: ({ key, start }) => {
          const name = nameOf(key)
          if (!isJob(name) || isAsked(name)) return
          found.push(`${place(house, path, { start })}: ${name} is neither added nor in the schedule of its feature`)
        },
      })
      return found
    })
  },
}
