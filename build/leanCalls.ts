import type { Plugin } from 'vite'

/**
 * Leaves out of each call what no browser reads: what the call says of itself, how it may refuse and whether it wants a fresh
 * proof are for the server and for the documents of the API.
 */
export const leanCalls: Plugin = {
  name: 'lean-calls',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/src\/((calls|desk)\/[\w.]+|handOff)\.ts$/ },
    handler: (code) =>
      code
        .replace(/\bsummary:\s+(['"`]).*?\1,/gs, '')
        .replace(/\brefuses:\s+(\[[^\]]*\]|\w+),/g, '')
        .replace(/\b(freshProof|pathIsOurs):\s+(true|false),/g, ''),
  },
}
