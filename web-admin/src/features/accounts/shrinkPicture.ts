import { PICTURE_PIXELS } from '@flou/shared/accounts/account.ts'

/** Returns the middle square of a picture as a small JPEG data URL. Rejects files that are no pictures. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_PIXELS
  canvas.height = PICTURE_PIXELS
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  context.fillStyle = '#fff'
  context.fillRect(0, 0, PICTURE_PIXELS, PICTURE_PIXELS)
  context.drawImage(bitmap, left, top, side, side, 0, 0, PICTURE_PIXELS, PICTURE_PIXELS)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.8)
}
