/** Contents by id: bytes in, the same bytes out. The database knows their kind and their owner. */
export interface Files {
  /** Replaces the content under the same id. */
  put(id: string, content: Buffer): Promise<void>
  /** Undefined when nothing is stored (any more). */
  get(id: string): Promise<Buffer | undefined>
  /** Does nothing when nothing is stored. */
  delete(id: string): Promise<void>
}
