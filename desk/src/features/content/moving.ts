import type { WrittenBlock } from '@palaestra/contract'

/** The parts of a page are all of one level. */
const levelOf = (block: WrittenBlock | undefined) => (block?.kind === 'entry' ? block.level : 1)

/** Where the part ends with all that stands below it. Behind the last there is none. */
const endOf = (blocks: readonly WrittenBlock[], place: number) => {
  const next = blocks.findIndex((block, at) => at > place && levelOf(block) <= levelOf(blocks[place]))
  return next === -1 ? Math.max(blocks.length, place + 1) : next
}

/**
 * Moves a part past its neighbour: up (-1) or down (1). An entry of the menu takes along what stands below it, passes
 * what stands below the other, and where it is the first or last below something, it goes below the one beside that.
 * Returns the parts and its new place; nothing where there is no such way.
 */
export const moved = (blocks: readonly WrittenBlock[], place: number, way: -1 | 1) => {
  const level = levelOf(blocks[place])
  const end = endOf(blocks, place)
  const rest = [...blocks.slice(0, place), ...blocks.slice(end)]
  // In what is left it stood before `place`: the next one is there, the one before it at or above its level is sought.
  const before = rest.slice(0, place).findLastIndex((block) => levelOf(block) <= level)
  const isBelowNext = place < rest.length && levelOf(rest[place]) < level
  const behind = isBelowNext ? place + 1 : endOf(rest, place)
  const target = way === -1 ? before : behind
  // Nothing stands more than one level below the one above it.
  const above = target > 0 ? levelOf(rest[target - 1]) : 0
  if (target < 0 || target > rest.length || above < level - 1) return undefined
  return { blocks: [...rest.slice(0, target), ...blocks.slice(place, end), ...rest.slice(target)], place: target }
}
