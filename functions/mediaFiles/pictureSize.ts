import sharp from 'sharp'

/** Width and height of a picture in pixels and its number of frames, from its header; undefined where it cannot be read. */
export async function pictureSize(
  bytes: Buffer,
): Promise<{ width: number; height: number; frames: number } | undefined> {
  try {
    const { width, height, pageHeight, pages } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { width, height: pageHeight ?? height, frames: pages ?? 1 }
  } catch {
    return undefined
  }
}

/** The same as people see it: turned as the camera was held. */
export async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}
