/** Names that are no other word, in small letters, as a pattern. */
const row = (words: string): string => words.trim().split(/\s+/).join('|')

export const NAMES = row(`
sam tom ben james emma olivia oliver sophie emily jessica charlotte amelia isla ava mia ella lucy chloe hannah
sarah rachel rebecca laura katie kate anna anne jane john paul david daniel adam alex alexander thomas
william henry george charlie harry oscar noah ethan jacob joshua samuel joseph benjamin liam lewis callum
ryan connor dylan nathan luke matthew andrew michael stephen steven simon richard robert christopher kevin
mohammed muhammad mohamed ahmed ali omar yusuf ibrahim hassan hussein amina fatima aisha zainab maryam layla
priya anya ravi arjun rohan aisling niamh siobhan megan rhys owen gareth freya evie elsie florence
alfie archie theo freddie finley logan lucas tyler jayden kai zara leila nadia yasmin ines maria sofia
juan carlos pedro marta olga ivan piotr kasia agnieszka chidi kwame emeka ngozi shakespeare macbeth
`)

export const PLACES = row(`
london leeds manchester birmingham liverpool bristol sheffield newcastle nottingham leicester coventry bradford
cardiff swansea glasgow edinburgh aberdeen dundee belfast dublin york oxford cambridge brighton southampton
portsmouth plymouth norwich paris rome madrid berlin england scotland wales ireland britain france spain
italy germany portugal greece poland india pakistan bangladesh nigeria ghana kenya egypt africa europe america
australia canada japan brazil english french spanish german italian welsh scottish irish british monday tuesday
wednesday thursday friday saturday sunday january february april june july september october november december
christmas easter ramadan diwali eid hanukkah
`)
