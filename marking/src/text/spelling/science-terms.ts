const BIOLOGY = `abiotic absorption active adenine adenosine adrenal adrenaline aerobic agglutination alga
algae allele alleles alveoli alveolus amino amoeba amylase anaerobic anaphase anatomy angiosperm anther
antibiotic antibody antibodies antigen antigens antitoxin aorta arteriole artery arteries asexual assimilation
atrium atria auxin axon bacteria bacterium bacteriophage bile biceps biodiversity biomass biome biosphere biotic
bladder bronchi bronchiole bronchitis bronchus budding calyx cambium canine capillary capillaries carbohydrate
carbohydrase cardiac carnivore carpel cartilage catalase catalyst cell cellulase cellulose centriole cerebellum cerebrum
cervix chitin chlorophyll chloroplast chloroplasts cholesterol chromatid chromatin chromosome chromosomes
cilia clone codon codominant cochlea collagen colon community consumer cornea cortex cortisol cotyledon cytokinesis
cytoplasm cytosine decomposer decomposition defecation dendrite denature deoxygenated dermis diabetes diaphragm
dialysis diastole dicotyledon diffusion digestion diploid dominant duodenum ecology ecosystem ectoderm ectotherm
effector egestion ejaculation embryo emphysema emulsify endocrine endoderm endotherm enzyme enzymes epidermis epididymis epiglottis
epithelium erythrocyte estuary eukaryote eukaryotic eutrophication evolution excretion exhalation exocrine expiration
extinction faeces fallopian fermentation fertilisation fertiliser fibrin fibrinogen filament flagellum foetus follicle fungi
fungus galactose gamete gametes ganglion gene genes genome genotype genus germination gestation glomerulus glucagon glucose
gluconeogenesis glycerol glycogen glycogenesis glycogenolysis glycolysis gonad guanine guard gymnosperm habitat haemoglobin
haploid hepatic herbivore heterozygote heterozygous hippocampus histology homeostasis homologous homozygote homozygous hormone host humerus
hydrophilic hydrophobic hydrotropism hyperglycaemia hypoglycaemia hypertension hypotension hyperthermia hypothermia hypertonic hypothalamus hypotonic ileum ilium immune immunity implantation incisor ingestion inhalation
inherited inspiration insulin interphase intestine invertebrate iris isotonic jejunum keratin kidney lactase lactate lactic lactose
larva larvae larynx leucocyte ligament lignin limiting lipase lipid lipids liver locus lymph lymphocyte lysosome
maltase maltose mammal mandible marrow medulla meiosis melanin meninges menopause menstruation meristem mesoderm metabolism
metamorphosis metaphase microbe microvilli mitochondria mitochondrion mitosis molar monocotyledon monohybrid
monosaccharide mucus mucous mutagen mutation mutualism mycelium mycorrhiza myelin natality nectar nephron neurone neuron neurotransmitter niche
nitrification denitrification nitrifying nucleotide nucleoid nucleolus nucleus nutrient nutrition oesophagus oestrogen omnivore oocyte
optic organ organelle organism osmoregulation osmosis ossification ovary ovaries ovule ovules ovulation ovum oviduct oxygenated oxytocin
pancreas parasite parasitism parathyroid pathogen pathogens pectin penicillin pepsin peptidase peptide peristalsis petal petiole phagocyte phagocytosis
pharynx phenotype phloem photolysis photosynthesis phototropism phylum pinocytosis pituitary placenta plankton plasma plasmid plasmolysis plasmolysed plastid
platelet platelets pleura pollen pollination polymerase polypeptide polysaccharide population predation predator premolar prey primate producer
progesterone prokaryote prokaryotic prolactin prophase prostate protease protein proteins protoctist protoplasm protozoa puberty pulmonary
pupa pupil pyruvate radicle receptor recessive recombinant rectum reflex renal replication reproduction respiration retina rhizome ribose deoxyribose
ribosome ribosomes ribulose rickets rods rumen saliva salivary saprophyte saprotroph scrotum scurvy sebum selection semen sepal serotonin serum sinus skeleton smog species
sperm spermatozoa sphincter spinal spleen spore sporangium stamen stamens starch stem stigma stimulus stomach stomata stoma style substrate succession sucrase sucrose
symbiosis synapse synaptic systole taxonomy telophase tendon tendons testes testis testosterone thalamus thigmotropism thorax thrombin thrombosis thymine thymus
thyroid thyroxine tibia tissue tonsil toxin trachea tracheid transcription transduction translation translocation transpiration triceps triglyceride trophic tropism trypsin trypsinogen
turgid turgor flaccid tympanum ulna umbilical uracil urea ureter urethra uric urine urinary uterus vaccination vaccine vacuole vagina valve variation
vascular vector vegetative vein veins vena ventilation ventricle venule vertebra vertebrae vertebrate villi villus virus viruses vitamin vulva xylem yeast zygote zooplankton phytoplankton`

const CHEMISTRY = `acetate acid acidic acidity actinide activation addition adsorption aerosol alcohol aldehyde alkali
alkaline alkalinity alkane alkanes alkene alkenes alkyl alkyne alkynes allotrope alloy alumina aluminium amide amine ammonia ammonium amphoteric anhydrous
anion anions anode anthracene antimony aqueous argon arsenate arsenic arsenide arsenite astatine atmosphere atom atomic aurum azide azo barium base benzene benzoate beryllium bismuth bitumen bond boride boron borate
bromate bromide bromine bromite butanal butane butanoic butanol butanone butene butyne buffer burette cadmium caesium calcium californium carbide
carbon carbonate carbonates hydrogencarbonate carbonyl carboxyl carboxylic catalysis cathode cation cations caustic centrifuge cerium chlorate chloride chlorides chlorine chlorite
chloroethane chloroform chloromethane chromate dichromate chromatogram chromatography chromium cobalt cobaltous colloid combustion compound condensate condensation
conjugate copper corrosion covalent cryolite crystallisation cuprate cuprous cupric cyanate cyanide cyclohexane cyclohexene cyclopropane cyclopropene decane decanol decene decomposition decantation
delocalised deliquescent dehydration hydration density deposition desalination deuterium diamond diatomic dioxide monoxide trioxide dipole displacement distillate distillation ductile dynamic
effervescence efflorescence electrode electrolysis electrolyte electron electronegativity electroplating electrostatic element empirical emulsion
endothermic enthalpy entropy equilibrium ester ethanal ethanamide ethane ethanoate ethanoic ethanol ethene ether ethyl ethylamine ethylene ethyne evaporation exothermic ferrate ferric ferrous
filtrate filtration fission flammable fluorescence fluoride fluorides fluorine flux formate formula fractional fraction fractionating francium fullerene functional fusion gallium galvanise galvanising gas
germanium gold graphene graphite haematite halide halides halogen halogens helium heptane heptanol heptene heterogeneous hexane hexanol hexene homogeneous homologous hydrate hydride hydrocarbon hydrocarbons hydrochloric
hydrogen hydrogenation hydrolysis hydronium hydroxide hydroxides hydroxyl hydrous hypochlorite hypochlorous chlorous chloric indicator inert inhibitor inorganic organic insoluble soluble iodate iodide iodides iodine iodite
ion ionic ionisation ions iron isomer isomerism isotope isotopes ketone krypton lanthanide lattice lead limestone lithium litmus magnesium malleable manganate manganese permanganate mass mercury
metal metallic metalloid methanal methane methanoate methanoic methanol methyl methylated methylene miscible immiscible mixture molar molality molarity mole molecular molecule molecules molybdenum
monomer monomers naphtha naphthalene neon neutral neutralisation neutron neutrons nickel nitrate nitrates nitric nitride nitrite nitrites nitrogen nitrous noble nonane nuclide
octane octanol octene octet ore osmium oxidant oxidation oxidise oxide oxides oxyacetylene oxygen ozone palladium paraffin pentane pentanol pentene pentyne peroxide petroleum
phenol phenolphthalein phosphate phosphates phosphide phosphine phosphite phosphoric phosphorus phosphorylation pipette platinum plumbate plutonium polonium polyester polyethene polymer polymerisation polymers polystyrene polythene potassium
precipitate precipitation propanal propane propanoic propanol propanone propene propyl propylene propyne qualitative quantitative quartz quicklime radical radium radon reactant reactants reactivity reagent redox
reducing reduction refining relative residue retardant reversible rubidium rust salt saturated unsaturated selenium silica silicate silicates silicon silicone silver slag slaked sodium solubility solute solutes solution solutions solvent solvents
stannate stoichiometry stoichiometric strontium sublimation sulfate sulfates sulfide sulfides sulfite sulfites sulfur sulfuric sulfurous superheated surfactant suspension tantalum tellurium tetrahedral thallium thermal thermite thiosulfate thorium tin titanate titanium titrant titration transition
trigonal tritium tungsten uranium valence valency vanadate vanadium viscosity viscous volatile vulcanisation xenon yttrium zeolite zinc zirconium`

const PHYSICS = `absolute acceleration accelerate acoustic acoustics aerial alpha ammeter ampere amplifier amplitude analogue angular antimatter antineutrino aperture
apparent armature asteroid astronomy attraction barometer baryon battery beta boson braking buoyancy calorie calorimeter candela capacitance
capacitor celsius centrifugal centripetal charge circuit coefficient coherent coil collision comet commutator component compression conduction conductor conductivity
conservation constellation convection converge converging convex concave cosmic cosmology coulomb couple crest current damping decay decibel deceleration decelerate deflection deform density deuteron
diffraction digital dispersion displacement dissipate dissipated distance diverge diverging diode doppler drag dynamo dynamics kinematics earth echo eclipse efficiency elastic elasticity inelastic electric electrical electricity
electromagnet electromagnetic electromagnetism electromotive electronic emission emitter energy equator equilibrium extension fahrenheit farad filament fluid fluorescent focal focus force
frequency friction fulcrum fuse galaxy gamma gauge generator geothermal gluon gravitational gravity hadron harmonic hertz hydraulic hydroelectric hysteresis illumination impedance impulse incidence
inclined induced inductance induction inductor inertia infrared infrasound insulation insulator intensity interference inverse ionising irradiation joule kelvin kinetic laminar lamina laser latent lens lepton lever
light lightning limb luminosity luminous lunar magnet magnetic magnetism magnification magnitude manometer meson meteor meteorite meteoroid meter micrometer microphone microscope mirror moment momentum motion motor multimeter muon nebula
neutrino newton normal nova nuclear nucleon ohm ohmic opaque optical optics orbit oscillation oscilloscope parallax parallel particle pascal pendulum penumbra periscope
periodic phase photocell photodiode photoelectric photon photons physics pitch pivot planet plasma plastic polarisation positron potential potentiometer power pressure prism projectile propagation proton protons pulley pulsar pulse quark quanta quantum radar
radian radiant radiation radiator radio radioactive radioactivity ray reactance reactor rectifier reflection reflected reflector refraction refracted refractive refrigerant relativity relay resistance resistivity resistor resonance
resultant retardation rheostat satellite scalar seismic seismometer semiconductor solar solenoid solstice sonar spectra spectrometer spectroscopy spectrum speed speedometer spring static stationary stratosphere troposphere streamline supernova
superconductor supersonic ultrasonic tachometer telescope temperature tensile tension terminal tesla therm thermistor thermocouple thermodynamics thermometer thermopile thermostat threshold torque torsion transformer transistor translucent transmission transmitter transparent transverse
trough turbine turbulence turbulent ultrasound ultraviolet umbra unbalanced universe upthrust vacuum vector velocity vibration viscosity volt voltage voltmeter volume watt wattage wave wavelength weight wind work`

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const SCIENCE_TERMS: readonly string[] = [BIOLOGY, CHEMISTRY, PHYSICS].flatMap(words)
