import prepare from './build.ts'

// Before walks, and beside something else: they find everything ready and are told so by `PREPARED=1`.
await prepare()
