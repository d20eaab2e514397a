/** Words that are right and stand in no list of words, by the strand that needs them. */
const BY_STRAND: Readonly<Record<string, string>> = {
  'decimals-and-percentages': 'annum maths',
  'angles-and-shapes': 'oclock',
  measure: 'centi milli',
  'particles-and-matter': 'ferrum hydrogencarbonate nanoparticle nanoparticles',
  'cells-and-organisation': 'cava',
  'plants-and-ecosystems': 'decomposers extremophile potometer quadrats rainforest',
  'energy-and-heating': 'kilojoule megajoule',
  'rates-and-resources': 'bioleaching leachate phytomining',
  reactions: 'alkalis',
  'inheritance-and-evolution': 'catus felis ligase pardus yoghurt',
  'health-and-coordination': 'antiretroviral biuret luteinising mmol neurones statins vitro',
  grammar: 'couldve jollof pierogi',
  reading: 'oclock oxymorons playscript',
  vocabulary: 'ation chron dict ible ment phon rupt scrib spect struct tele',
  'waves-and-matter': 'millisieverts sieverts',
  'working-scientifically': 'giga megametre megametres nano tera',
}

/** Every such word, in small letters without accents. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_STRAND).flatMap((words) => words.split(' ')),
)
