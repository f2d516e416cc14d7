import { MissingFile } from '../missingFile.ts'
import { isKnownShell, parseShell, rememberShell } from './shellText.ts'

/**
 * Makes a shell's content known in the browser, from its file.
 * @throws MissingFile where there is none; another error where it does not come now
 */
export async function fetchShell(address: string): Promise<void> {
  if (isKnownShell(address)) return
  const response = await fetch(address)
  if (response.status === 404) throw new MissingFile(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  rememberShell(address, parseShell(await response.text()))
}
