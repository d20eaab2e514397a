import { basesOf } from '#text/spelling/spelling.ts'

/** Verbs of school sentences, with which something is stated and not only named. */
const VERBS: ReadonlySet<string> = new Set(
  `absorb accept accelerate act add allow appear apply arrest arrive ask attach attack attract avoid beat become begin
  belong bend bind bite block blow boil bond borrow bounce break bring build burn buy call carry catch cause change charge
  chase choose circulate collect collide combine come compare compete complete compress conduct connect conquer consist
  consume contain continue contract control convert cook cool correct cost cover create cross crush cut decay decide
  decrease defeat defend depend describe destroy detect determine develop die diffuse digest discover dissolve divide
  double drain draw drink drive drop eat elect emerge emit empty enable encourage end enter erode escape evaporate evolve
  exceed exchange exist expand expel explain explode expose extend face fail fall favour feed feel fight fill filter find
  fit float flood flow fly follow force form freeze gain gather get give go govern grow halve happen hate hear heat help
  hide hit hold hunt hurt ignite import improve include increase indicate infect inherit inhibit inject insert insulate
  invade invent join jump keep kick kill know lack land lead learn leave lend let lie lift light like link live look lose
  love lower make marry mean measure meet melt migrate mix move multiply murder need neutralise obey observe occur open
  orbit order overtake own oxidise pass pay persuade photosynthesise play point pollute possess precede predict prefer
  press prevent produce promise protect provide prove publish pull pump punish push put raise reach react read receive
  recognise reduce reflect refract refuse reject release rely remain remove repel replace represent reproduce require resist
  respire respond result return ride rise roll rotate rule run save say scatter see seem sell send separate serve set settle
  shine shoot show shrink sing sink slide slow smell solidify speak speed spend spin split spread stand start starve stay
  steal stick stimulate stop store stretch strike study subtract succeed suffer supply support surround survive swim
  switch take talk teach tell think throw touch trade transfer transform translate transmit transport trap travel treat
  trigger triple turn twist understand unite use vary vibrate visit vote want warm warn wash wear weigh win work worship
  write`.split(/\s+/),
)

/** Whether a word can say what something does. Many of them are nouns too; the doubt is on the side of a sentence. */
export const canBeVerb = (word: string): boolean =>
  !/ions?$/.test(word) && basesOf(word).some((base) => VERBS.has(base))
