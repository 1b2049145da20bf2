import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    filesFolder: string
  }
}

/**
 * One folder for the stored pictures of a run. The main process makes it: a thread of tests ends too suddenly to clean
 * up.
 */
export const setup = ({ provide }: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'palaestra-files-'))
  provide('filesFolder', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
