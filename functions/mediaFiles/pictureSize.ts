import sharp from 'sharp'

/** Width and height of a picture in pixels; undefined where it cannot be read. */
export async function pictureSize(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height, pageHeight } = await sharp(bytes).metadata()
    return { width, height: pageHeight ?? height }
  } catch {
    return undefined
  }
}

/** The same as people see it: turned as the camera was held. */
export async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}
