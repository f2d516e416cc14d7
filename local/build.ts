import { buildProduct } from './buildSteps/buildProduct.ts'
import { runProgram } from './product/program.ts'

await runProgram(async () => {
  const { built } = await buildProduct((line) => console.log(line))
  for (const { name, ms } of built) console.log(`${name} ${(ms / 1000).toFixed(1)} s`)
  if (built.length === 0) console.log('Everything is up to date.')
})
