/**
 * Names of built files. The first document names all of them once, so a letter less in each hash is a letter less before
 * anything is painted; forty-two bits still tell every build of a file apart.
 */
export const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}
