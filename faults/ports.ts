import { isFree } from '../e2e/process.ts'

// Below those of the walks. Never the same one twice in a run: a port whose process has been killed is wanted again.
const begin = 12_000 + (process.pid % 20) * 400
let taken = 0

/** A port that nobody has had in this run. */
export const newPort = async (): Promise<number> => {
  const port = begin + taken
  taken += 1
  return (await isFree(port)) ? port : newPort()
}
