import { createServer } from 'node:http'
import { hash } from '@node-rs/argon2'
import { strength, times } from './signIn.ts'

// The measure of a sign-in: a process that only hashes. Asked once, it does so as often as people sign in meanwhile.
createServer(async (_, response) => {
  await times(2, () => hash('open-sesame-26', strength))
  response.end()
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('Ready on'))
process.once('SIGTERM', () => process.exit(0))
