import { ALL_PAGES, ALL_PAGES_AND_UNTAGGED, staleTags } from './cacheTags.ts'

export type Invalidate = (pages: Iterable<string>) => Promise<void>
export type SendInvalidations = (paths: readonly string[]) => Promise<void>

/** @param open loads the CloudFront client on first use, after the pages are written; absent without a distribution */
export function cdn(open: (() => Promise<SendInvalidations>) | undefined) {
  let sender: Promise<SendInvalidations> | undefined
  const send = async (paths: readonly string[]): Promise<void> => {
    if (!open || paths.length === 0) return
    sender ??= open()
    await (
      await sender
    )(paths)
  }
  const invalidate: Invalidate = (pages) => send(staleTags(pages))
  return {
    invalidate,
    invalidatePages: () => send(ALL_PAGES),
    invalidateAll: () => send(ALL_PAGES_AND_UNTAGGED),
    invalidateEverything: () => send(['/*']),
  }
}
