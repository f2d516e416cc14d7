import { importCircles } from './circles.ts'
import { projectGraph } from './importGraph.ts'
import { featureErrors, LAYERINGS, layerErrors, RESERVED, reservedErrors } from './layers.ts'

/** Part of `npm run lint`: no import cycles, imports between layers go one way, features import each
 * other's `index.ts`, reserved modules stay reserved. */
const graph = projectGraph()
const errors = [
  ...importCircles(graph).map((circle) => `These import each other: ${circle.join(', ')}`),
  ...LAYERINGS.flatMap((layering) => layerErrors(graph, layering)),
  ...featureErrors(graph),
  ...RESERVED.flatMap((reserved) => reservedErrors(graph, reserved)),
]
for (const error of errors) console.error(error)
console.log(`${graph.size} files, ${errors.length} wrong imports`)
process.exitCode = errors.length === 0 ? 0 : 1
