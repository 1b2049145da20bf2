import { onTestFinished, vi } from 'vitest'

/** Moves the browser's clock on, so that a test neither waits for a countdown nor has to be quicker than it. */
export const letPass = (seconds: number) => {
  const now = performance.now.bind(performance)
  const moved = vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000)
  onTestFinished(() => moved.mockRestore())
}
