import * as lambda from 'aws-cdk-lib/aws-lambda'
import { buildPaths, layerSharp } from '../../buildOutput.ts'
import type { ServiceFunction } from './serviceFunction.ts'

/** Gives a function the layers its manifest names; sharp only where it has been made (infra/sharpLayer.ts). */
export function addLayers(fn: ServiceFunction, root: string): void {
  if (!fn.manifest.layers?.includes('sharp') || layerSharp(root) === undefined) return
  fn.lambda.addLayers(
    new lambda.LayerVersion(fn, 'Sharp', {
      code: lambda.Code.fromAsset(buildPaths.sharpLayer(root)),
      compatibleArchitectures: [lambda.Architecture.ARM_64],
      compatibleRuntimes: [lambda.Runtime.NODEJS_24_X],
    }),
  )
}
