export { diagramsIn } from '#diagrams-in.ts'
export type { Diagram, DiagramKind, DiagramOf, Label, Num, Tone, XY } from '#types/types.ts'
