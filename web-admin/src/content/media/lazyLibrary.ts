import { createElement, lazy, Suspense } from 'react'
import type { LibraryProps } from './MediaLibraryDialog.tsx'

const Dialog = lazy(async () => ({ default: (await import('./MediaLibraryDialog.tsx')).MediaLibraryDialog }))

/** The library, loaded when it is first opened. */
export const MediaLibrary = (props: LibraryProps) =>
  createElement(Suspense, { fallback: null }, createElement(Dialog, props))
