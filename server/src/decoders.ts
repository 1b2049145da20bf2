import sharp from 'sharp'

const drawings = { operation: ['VipsForeignLoadSvgBuffer'] }

/**
 * From now on this process opens JPEG and PNG only, so that a crafted SVG, TIFF or HEIF meets no parser
 * (T-64, T-65). Whoever opens a picture that people sent calls this as it is loaded.
 */
export const openOnlyPhotos = () => {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Opens drawings while `work` runs: for the files of whoever runs the portal, before it takes any from people. */
export const openDrawingsFor = async <Result>(work: () => Promise<Result>) => {
  sharp.unblock(drawings)
  try {
    return await work()
  } finally {
    sharp.block(drawings)
  }
}
