import type { EditorEffect, EditorState, SaveState, Step } from './types.ts'

export const done = (state: EditorState, effects: readonly EditorEffect[] = []): Step => ({ state, effects })

export const noStep = (state: EditorState): Step => ({ state, effects: [] })

export const withSave = (state: EditorState, save: SaveState): EditorState => ({ ...state, save })
