import { useEffect, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true

/** True for editable elements, which handle pastes themselves. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA)$/.test(target.tagName))

/** Handles files dropped or pasted anywhere; returns true while dragging over. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  }, [onFiles])
  useEffect(() => {
    const stop = new AbortController()
    const on = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, listener, { signal: stop.signal })
    on('dragover', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false))
    on('drop', (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    on('paste', ({ clipboardData, target }) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0 && !isTyping(target)) take.current(files)
    })
    return () => stop.abort()
  }, [])
  return isOver
}
