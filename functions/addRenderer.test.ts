import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addRenderers } from './addRenderer.ts'

test('a renderer takes the place of an earlier one, of which nothing is left', async () => {
  const output = await mkdtemp(join(tmpdir(), 'functions-'))
  onTestFinished(() => rm(output, { recursive: true }))
  const renderer = join(output, 'publish/renderer')
  for (const name of ['publish', 'preview']) await mkdir(join(output, name))
  await mkdir(renderer)
  await writeFile(join(renderer, 'earlier.js'), '')

  await addRenderers(output)

  const files = await readdir(renderer)
  expect(files).toEqual(expect.arrayContaining(['index.js', 'package.json', 'style.js', 'drawings.js']))
  expect(files).not.toContain('earlier.js')
  expect(await readdir(join(output, 'publish'))).toEqual(['renderer'])
})
