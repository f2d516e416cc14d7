// `npm run build`: brings both apps, the functions and the synthesised stack up to date.
import { buildProduct } from './buildSteps/buildProduct.ts'
import { runProgram } from './product/program.ts'

await runProgram(async () => {
  const { made } = await buildProduct((line) => console.log(line))
  for (const { name, ms } of made) console.log(`${name} ${(ms / 1000).toFixed(1)} s`)
  if (made.length === 0) console.log('Everything is up to date.')
})
