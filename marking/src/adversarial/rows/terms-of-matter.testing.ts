/** Terms of chemistry and biology: honest slips of spelling, and words that are near and something else. */
export const TERMS_OF_MATTER = String.raw`
## honest slips
= short_text photosynthesis
right: photosynthesis // as it is
right: Photosynthesis // a capital letter
right: PHOTOSYNTHESIS // capitals
right: photosinthesis // i for y
right: fotosynthesis // as it sounds
right: photosynthisis // a vowel
right: photosythesis // a letter lost
right: phtosynthesis // a letter lost
right: photo synthesis // in two words
right: it is photosynthesis // a sentence
right: photosynthesis. // a full stop
wrong: respiration // the other one
wrong: chlorophyll // what it needs
wrong?: photograph // begins alike
wrong: synthesis // half of it
wrong: chemosynthesis // another one
wrong?: not photosynthesis // denied
wrong: banana // anything
= short_text respiration
right: respiration // as it is
right: respieration // a letter too many
right: resperation // a vowel
right: respirashun // as it sounds
wrong: perspiration // another word
wrong: inspiration // another word
wrong: reparation // another word
wrong: ventilation // another thing
= short_text isosceles
right: isoceles // a letter lost
right?: isosoles // as children spell it
right: isoscelese // a letter too many
right: Isosceles triangle // with its noun
wrong: scalene // another one
wrong: equilateral // another one
= short_text parallel
right: paralel // a letter lost
right: parrallel // a letter too many
right: parralel // both
wrong: perpendicular // another one
wrong?: parable // another word
= short_text hypotenuse
right: hypotenuse // as it is
right: hypotenus // a letter lost
right: hipotenuse // i for y
right: hypotinuse // a vowel
wrong: hypothesis // another word
wrong: adjacent // another side
wrong: opposite // another side
= short_text onomatopoeia
right: onomatopoeia // as it is
right: onomatopeia // a letter lost
right: onomatapoeia // a vowel
right: onomatopia // letters lost
wrong: alliteration // another one
wrong: metaphor // another one
= short_text chlorophyll
right: clorophyll // a letter lost
right: chlorophyl // a letter lost
right?: chlorofill // as it sounds
wrong: chloroplast // where it is
wrong: chlorine // another thing
wrong: chloroform // another thing
= short_text sulphur
right: sulphur // British
right: sulfur // American
right: sulpher // a vowel
wrong: silver // another element
wrong: sulphate // a compound
wrong: sulphide // a compound
= short_text oesophagus
right: oesophagus // British
right: esophagus // American
right: oesophogus // a vowel
wrong: sarcophagus // another word
wrong: stomach // another organ
= short_text colour
right: color // American
right: colour // as it is
wrong: colon // another word
wrong: collar // another word
= short_text haemoglobin
right: hemoglobin // American
right: haemaglobin // a vowel
wrong: haemophilia // an illness
wrong: immunoglobulin // another protein
= short_text metre
right: meter // American
right: metres // a plural
wrong?: metro // another word
wrong: litre // another unit
= short_text evaporation
right: evapouration // a letter too many
right: evapiration // a vowel
right: evaperation // a vowel
wrong: condensation // the other way
wrong: transpiration // of plants
wrong: evolution // begins alike

## chemistry, endings
= short_text alkane
right: alkane // as it is
right: alkanes // a plural
wrong: alkene // a double bond
wrong: alkyne // a triple bond
wrong: alkali // another thing
wrong: arcane // another word
= short_text ethane
wrong: ethene // another one
wrong: ethyne // another one
wrong: ethanol // another one
wrong: methane // another one
right: Ethane // a capital letter
= short_text ethene
wrong: ethane // another one
wrong: ethyne // another one
= short_text ethanol
wrong: ethanal // an aldehyde
wrong: ethanoic acid // an acid
wrong: methanol // another one
wrong: ethanone // a ketone
= short_text nitrate
right: nitrate // as it is
right: nitrates // a plural
wrong: nitrite // another one
wrong: nitride // another one
wrong: nitrogen // the element
= short_text sulfate
right: sulphate // British
wrong: sulfite // another one
wrong: sulfide // another one
wrong: sulphide // another one
= short_text chloride
wrong: chlorine // the element
wrong: chlorate // another one
wrong: fluoride // another one
right: cloride // a letter lost
= short_text fluoride
wrong: chloride // another one
wrong: fluorine // the element
right: flouride // two letters turned round
= short_text silicon
wrong: silicone // another thing
wrong: silica // its oxide
= short_text carbon dioxide
right?: CO2 // its formula
right: carbon di oxide // in three words
right: carbon dioxyde // y for i
right: Carbon dioxide gas // with its noun
wrong: carbon monoxide // another gas
wrong: carbon // the element
wrong: CO // another gas
wrong: oxygen // another gas
wrong: sulfur dioxide // another gas
= short_text Na+ {"text":"Which ion does sodium form?"}
right: Na+ // as it is
right: Na^+ // typed
right: Na⁺ // raised
wrong: Na- // the other charge
wrong: Na // no charge
wrong: Na2+ // another charge
= short_text Cl- {"text":"Which ion does chlorine form?"}
right: Cl⁻ // raised
wrong: Cl // no charge
wrong: Cl+ // the other charge
wrong: Cl2 // the molecule
= short_text CO {"text":"Write the formula of carbon monoxide."}
right: CO // as it is
wrong: Co // cobalt
wrong: CO2 // the other gas
wrong: co2 // the other gas
= short_text Co {"text":"What is the symbol of cobalt?"}
wrong: CO // carbon monoxide
right: Co // as it is
= short_text H2O {"text":"Write the formula of water."}
right: H2O // as it is
right: H₂O // lowered
right: H_2O // typed
wrong: H2O2 // peroxide
wrong: HO2 // another thing
wrong: H2 // hydrogen
wrong: OH // another thing

## biology
= short_text mitosis {"not":["meiosis"]}
right: mitosis // as it is
right: mytosis // y for i
wrong: meiosis // the other one
wrong: mieosis // the other one, misspelt
wrong?: meitosis // between both
wrong: miosis // the other one, misspelt
wrong: osmosis // another thing
= short_text meiosis
wrong: mitosis // the other one
right: meosis // a letter lost
= short_text sucrose
wrong: sucrase // the enzyme
wrong: glucose // another sugar
wrong: lactose // another sugar
right: sucrose sugar // with its noun
= short_text maltose
wrong: maltase // the enzyme
wrong: lactose // another sugar
= short_text cellulose
wrong: cellulase // the enzyme
wrong: cellular // of cells
right: celulose // a letter lost
= short_text absorption
wrong: adsorption // on the surface
right: absorbtion // b for p
= short_text neutron
wrong: neuron // of nerves
wrong: neutral // a property
wrong: proton // another particle
wrong: electron // another particle
wrong: neutrino // another particle
= short_text proton
wrong: photon // of light
wrong: protein // of food
wrong: neutron // another particle
= short_text nucleus
right: nucleous // a letter too many
right: neucleus // a letter too many
wrong: nucleolus // inside of it
wrong: nucleic acid // of DNA
wrong?: nuclei acid // another thing
wrong: nucleotide // of DNA
= short_text artery
right: artary // a vowel
right: arteries // a plural
wrong: vein // the other one
wrong: artillery // another word
= short_text ureter
wrong: urethra // the other tube
wrong: uterus // another organ
= short_text ileum
wrong: ilium // a bone
= short_text genotype
wrong: phenotype // what is seen
right: genotipe // a vowel
= short_text homozygous
wrong: heterozygous // the opposite
right: homozygus // a letter lost
= short_text predator
wrong: prey // the other one
right: preditor // a vowel
= short_text hepatitis A
wrong: hepatitis B // another one
wrong: hepatitis C // another one
right: Hepatitis A // a capital letter
right: hepatitus A // a vowel
`
