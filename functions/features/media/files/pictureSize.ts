import sharp from 'sharp'

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

/** Size after EXIF orientation. */
export async function uprightSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(bytes).metadata()
  return autoOrient
}
