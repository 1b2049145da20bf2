import { randomBytes } from 'node:crypto'
import pg from 'pg'

const given = process.env['DATABASE_URL'] ?? ''

const onServer = async (statements: string[]) => {
  const client = new pg.Client({ connectionString: given })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** So many empty databases on the server of DATABASE_URL, besides its own: where they will be, and their two ends. */
export const furtherDatabases = (count: number) => {
  const names = Array.from({ length: count }, () => `palaestra_test_${randomBytes(4).toString('hex')}`)
  return {
    /** Not by URL, which knows no address without a host. */
    urls: names.map((name) => given.replace(/^(\w+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`)),
    create: () => onServer(names.map((name) => `create database ${name}`)),
    drop: () => onServer(names.map((name) => `drop database if exists ${name} with (force)`)),
  }
}
