/** Contents by id: bytes in, the same bytes out. What they are, and whose, stands in the database. */
export interface Files {
  /** In place of what was there under the same id. */
  put(id: string, content: Buffer): Promise<void>
  /** Undefined where there is nothing (any more). */
  get(id: string): Promise<Buffer | undefined>
  /** Does nothing where there is nothing. */
  delete(id: string): Promise<void>
}
