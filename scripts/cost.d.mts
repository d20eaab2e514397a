export declare const loopMs: number
export declare function startCost(): () => number
export declare function contention(): number
